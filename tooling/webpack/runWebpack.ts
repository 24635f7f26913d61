import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs one build. Resolves with its statistics; rejects with webpack's errors. */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) {
      reject(new Error('webpack gave no compiler'));
      return;
    }
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(
            new Error(stats?.toString({ all: false, errors: true, errorsSpace: 40 }) ?? 'no stats'),
          );
        else resolve(stats);
      });
    });
  });
}
