import { Link } from "react-router-dom";
import { useLegalWarningsQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { DashboardSection, sectionLink } from "./dashboard-section.tsx";

/** Claims of the shop that the law may not allow. Renders nothing without one, and nothing until they are known. */
export const LegalSection = () => {
  const { data } = useLegalWarningsQuery({ fetchPolicy: "cache-and-network" });
  if (!data || data.legalWarnings.length === 0) return null;
  return (
    <DashboardSection isWide title="Check with your lawyer">
      <ul className="divide-y divide-hairline">
        {data.legalWarnings.map(({ id, text, rule, group }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <div className="min-w-0">
              <p>{text}</p>
              <p className="text-sm text-ink-soft">{rule}</p>
            </div>
            <Link to={paths.adminSettings(group)} className={sectionLink}>
              Change<span className="sr-only"> this: {text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
};
