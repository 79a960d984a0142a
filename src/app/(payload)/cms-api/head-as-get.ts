type RouteHandler<Context> = (req: Request, context: Context) => Promise<Response>

/**
 * Answers HEAD by a GET whose body is dropped: Next hands HEAD to the GET handler, and Payload has no
 * HEAD. The body is read to its end because Payload closes a file only then.
 */
export function headAsGet<Context>(handle: RouteHandler<Context>): RouteHandler<Context> {
  return async (req, context) => {
    if (req.method !== 'HEAD') return handle(req, context)
    const response = await handle(new Request(req.url, { headers: req.headers }), context)
    await response.arrayBuffer()
    return new Response(null, response)
  }
}
