import { Suspense } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportMyData } from "./export-my-data.tsx";
import { SettingFrame } from "./setting-frame.tsx";

const MyConsents = lazyPart(() => import("./my-consents.tsx"), "MyConsents");

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
        explains why we keep it, and{" "}
        <Link to={paths.page("your-data-and-your-rights")} className="text-link">
          Your data and your rights
        </Link>{" "}
        what you can ask of us.
      </>
    }
  >
    <ExportMyData />
    <Suspense fallback={<div className="min-h-60 border-b border-hairline" />}>
      <MyConsents />
    </Suspense>
    <DeleteAccount />
  </SettingFrame>
);
