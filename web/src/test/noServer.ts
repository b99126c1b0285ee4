/// Tests have no server: who asks for one is told so at once, unless the test answers itself.
globalThis.fetch = () => Promise.reject(new TypeError('there is no server'));
