declare let __webpack_public_path__: string;

// Inlined style sheets are found by their whole address (`data-href`), so webpack must use whole
// addresses too.
__webpack_public_path__ = `${location.origin}/`;
