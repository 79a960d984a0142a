/** How far a test goes in `npm test -- long`, and how far in CI. */
export function inLongTests<Value>(long: Value, inCi: Value): Value {
  return process.env.LONG_TESTS === undefined ? inCi : long
}
