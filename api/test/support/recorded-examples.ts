/** A request to a documented path and its answer, for the OpenAPI file. */
export type RecordedExample = { body?: unknown; status: number; answer: unknown };

/** What differs from run to run, each with a text of the same form. */
const forms: readonly (readonly [RegExp, (place: number) => string])[] = [
  [
    /\b[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}\b/g,
    (place) => `01990000-0000-7000-8000-${String(place).padStart(12, "0")}`,
  ],
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, () => "2026-11-27T09:30:00.000Z"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, () => "TOKEN"],
  [/(?<=")[\w-]{43}(?=")/g, () => "TOKEN"],
  [/[\w-]+@example\.com/g, () => "meera@example.com"],
  [/(?<="otp":")\d{6}/g, () => "123456"],
  [/\border_\w{14}/g, () => "order_00000000000000"],
  [/\bpay_\w{14}/g, () => "pay_00000000000000"],
  [/(?<=http:\/\/localhost:)\d+/g, () => "4000"],
  [/(?<=[?&]token=)[\w-]+/g, () => "TOKEN"],
  [/(?<="created_at":)\d+/g, () => "1795771800"],
  [/\b[\da-f]{32}\b/g, (place) => String(place).padStart(32, "0")],
  [/\b[\da-f]{64}\b/g, () => "0".repeat(64)],
];

const withForms = (text: string): string =>
  forms.reduce((all, [pattern, formOf]) => {
    const found: string[] = [];
    return all.replaceAll(pattern, (match) => {
      if (!found.includes(match)) found.push(match);
      return formOf(found.indexOf(match) + 1);
    });
  }, text);

/** The first entry of a list stands for all. */
const shortened = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 1) : value);

/** The examples as text, the same in every run. */
export const examplesText = (examples: ReadonlyMap<string, RecordedExample>): string => {
  const sorted = [...examples].sort(([one], [other]) => (one < other ? -1 : 1));
  const each = sorted.map(([name, { body, status, answer }]) => [
    name,
    JSON.parse(withForms(JSON.stringify({ body, status, answer: shortened(answer) }))) as unknown,
  ]);
  return `${JSON.stringify(Object.fromEntries(each), null, 2)}\n`;
};
