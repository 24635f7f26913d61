declare let __webpack_public_path__: string;

// an inlined style sheet is known by its whole address (`data-href`), and so webpack must compute
// whole addresses
__webpack_public_path__ = `${location.origin}/`;
