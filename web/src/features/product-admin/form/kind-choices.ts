import type { GarmentKind } from "../../../graphql/generated.ts";
import { kindLabels, kinds } from "../../catalogue/kind-labels.ts";

export const kindChoices = kinds.map((value) => ({ value, label: kindLabels[value] }));

export const isKind = (value: string): value is GarmentKind => value in kindLabels;
