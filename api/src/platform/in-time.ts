export class NotInTime extends Error {}

/** The result of work when it comes in time; rejects with `NotInTime` otherwise. The work itself goes on. */
export const inTime = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NotInTime(`no result within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
