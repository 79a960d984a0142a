/** An answer that is no success, thrown where it is found out and written in one place (http.ts). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly options: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}
