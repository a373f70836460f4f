/** Adds the settings of the file .env in this folder to the environment, whose own variables win. */
export declare const loadSettings: (folder?: string) => void;

/** Whether "api" or "web" is built from its sources as they are now. */
export declare const isBuilt: (name: "api" | "web") => boolean;
