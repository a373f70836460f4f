import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportMyData } from "./export-my-data.tsx";
import { SettingFrame } from "./setting-frame.tsx";

/** The privacy page of the settings: export of the data and deletion of the account (decision 8). */
export const PrivacySetting = () => (
  <SettingFrame
    title="Privacy"
    lead={
      <>
        You can download or delete the data we hold about you. Our{" "}
        <Link to={paths.privacy()} className="text-link">
          privacy policy
        </Link>{" "}
        explains why we keep it.
      </>
    }
  >
    <ExportMyData />
    <DeleteAccount />
  </SettingFrame>
);
