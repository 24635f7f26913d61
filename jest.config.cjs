const { projects } = require('./tooling/jest/config.cjs');

module.exports = { projects, testTimeout: 30_000, maxWorkers: '100%' };
