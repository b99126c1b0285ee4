/// Whether the page has no server: the engine in the page answers, and nobody else is here.
export const alone = document.documentElement.dataset['alone'] !== undefined;
