import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sessions that a cookie renews, the idle limit of the staff, the last proof of the password, and the device of a login. Sessions of
 * before keep their token until they end, or until the web client takes it over for a cookie.
 */
export class SessionCookies1763600000122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of [
      "cookie_since timestamptz",
      "renewal_number integer not null default 0",
      "renewed_at timestamptz",
      "idle_minutes integer",
      "device_hash text",
      "confirmed_at timestamptz",
    ])
      await runner.query(`alter table sessions add if not exists ${column}`);
    // Not with the column: the sessions of before have not proved the password lately.
    await runner.query("alter table sessions alter confirmed_at set default now()");
  }

  async down(): Promise<void> {
    throw new Error("Sessions that a cookie renews are not dropped.");
  }
}
