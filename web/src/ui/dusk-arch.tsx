import duskArch from "../../brand/arch.svg";

/** A sunset behind printed cloth, seen through a window of Indian architecture: an arch of seven cusps. Decorative. */
export const DuskArch = ({ className = "" }: { className?: string }) => (
  <img src={duskArch} width={480} height={614} alt="" className={className} />
);
