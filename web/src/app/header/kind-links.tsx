import { Link } from "react-router-dom";
import { inUrl, kindLabels, kinds } from "../../features/catalogue/kind-labels.ts";
import { paths } from "../../paths.ts";

/** Links to the kinds of garments in the shop. Products of no kind have none. */
export const KindLinks = ({ className, onPress }: { className: string; onPress: () => void }) => (
  <ul className={className}>
    {kinds
      .filter((kind) => kind !== "OTHER")
      .map((kind) => (
        <li key={kind}>
          <Link
            to={paths.shopKind(inUrl(kind))}
            onClick={onPress}
            className="flex min-h-11 items-center decoration-madder decoration-2 underline-offset-8 hover:underline"
          >
            {kindLabels[kind]}
          </Link>
        </li>
      ))}
  </ul>
);
