// Before everything else: a browser that cannot run the engine gets a sentence instead of the page.
(function () {
  var known = typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]));
  if (!known) location.replace('./unsupported.html');
})();
