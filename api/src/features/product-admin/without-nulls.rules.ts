type WithoutNulls<Input> = { [Key in keyof Input]?: NonNullable<Input[Key]> };

/** The fields of an input that have a value. GraphQL clients send `null` for what they leave out. */
export const withoutNulls = <Input extends object>(input: Input): WithoutNulls<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutNulls<Input>;
