/** All of react-redux: another file of the package (`shellConfig.ts`), with the same React and the same context. */
export * from 'react-redux';
