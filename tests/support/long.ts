/** Chooses between a value for `npm test -- long` and one for CI. */
export function inLongTests<Value>(long: Value, inCi: Value): Value {
  return process.env.LONG_TESTS === undefined ? inCi : long
}
