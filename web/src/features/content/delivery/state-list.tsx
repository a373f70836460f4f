import { shop } from "../../../shop.ts";

/** The states to which the shop delivers. */
export const StateList = () => (
  <ul className="columns-2 gap-x-8 large-text:columns-1 sm:columns-3 xl:columns-4">
    {shop().states.map((state) => (
      <li key={state} className="border-b border-hairline py-1.5 break-inside-avoid">
        {state}
      </li>
    ))}
  </ul>
);
