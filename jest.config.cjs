const { projects } = require('./tooling/jest/config.cjs');

// how long a test that is going to fail waits, which is no measure of the product: machines are slow at times
module.exports = { projects, testTimeout: 60_000, maxWorkers: '100%' };
