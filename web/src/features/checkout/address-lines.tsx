import { Fragment } from "react";
import type { Address } from "./address.ts";

type AddressLinesProps = {
  address: Pick<Address, "address" | "city" | "state" | "zipCode" | "phone">;
  className?: string;
};

/** An address in a few lines, below the name of its recipient. What is missing is left out. */
export const AddressLines = ({
  address: { address, city, state, zipCode, phone },
  className = "",
}: AddressLinesProps) => (
  <address
    className={`not-italic wrap-anywhere whitespace-pre-line tabular-nums ${className}`}
    translate="no"
  >
    {[address, [city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", "), phone]
      .filter(Boolean)
      .map((line, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of one address keep their positions
        <Fragment key={position}>
          {position > 0 && "\n"}
          <bdi>{line}</bdi>
        </Fragment>
      ))}
  </address>
);
