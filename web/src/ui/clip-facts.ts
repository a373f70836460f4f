/** Duration and size of a video, such as "0:24, 3.2 MB". */
export const clipFacts = ({ seconds, bytes }: { seconds: number; bytes: number }): string => {
  const whole = Math.max(1, Math.round(seconds));
  const time = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  const megabytes = bytes / 1_000_000;
  return `${time}, ${megabytes < 10 ? Math.max(0.1, megabytes).toFixed(1) : Math.round(megabytes)} MB`;
};
