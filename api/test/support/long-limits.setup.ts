import { useLongLimits } from "./long-limits.ts";

useLongLimits();
