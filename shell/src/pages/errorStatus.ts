/** R2.08: the status that the error page stands for: that of its query where it is one of an error, else 500. */
export const errorStatus = (query: string): number => {
  const status = Number(new URLSearchParams(query).get('status'));
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
};
