/** Returns the first value in `npm test -- long`, the second one in other runs. */
export function inLongTests<Value>(long: Value, inCi: Value): Value {
  return process.env.LONG_TESTS === undefined ? inCi : long
}
