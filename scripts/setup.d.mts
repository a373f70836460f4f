/** Whether "api" or "web" is built from its sources as they are now. */
export declare const isBuilt: (name: "api" | "web") => boolean;
