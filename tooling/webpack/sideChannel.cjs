/**
 * What qs remembers of objects while it writes or reads a query. It stands for the package
 * `side-channel`, which brings substitutes for engines without WeakMap (ADR 032).
 */
module.exports = () => new WeakMap();
