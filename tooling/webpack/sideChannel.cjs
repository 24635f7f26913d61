/**
 * What qs remembers of objects while it writes or reads a query. It stands for the package
 * `side-channel`, which brings substitutes for engines without WeakMap (ADR 033).
 */
module.exports = () => new WeakMap();
