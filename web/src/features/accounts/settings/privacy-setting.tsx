import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportMyData } from "./export-my-data.tsx";
import { SettingFrame } from "./setting-frame.tsx";

/** Her data: to take along, and to have erased. */
export const PrivacySetting = () => (
  <SettingFrame
    title="Privacy"
    lead={
      <>
        What we keep of you is yours to see and to end. Why we keep it stands in the{" "}
        <Link to={paths.privacy()} className="text-link">
          privacy policy
        </Link>
        .
      </>
    }
  >
    <ExportMyData />
    <DeleteAccount />
  </SettingFrame>
);
