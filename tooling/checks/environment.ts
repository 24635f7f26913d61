/** Whether this runs in continuous integration, whose machines have everything. */
export const isContinuousIntegration = process.env.CI !== undefined;
