type RouteHandler<Context> = (req: Request, context: Context) => Promise<Response>

/**
 * Next hands HEAD to the handler of GET, and Payload knows no HEAD: it gets a GET, and its body is
 * dropped. It is read to its end, since Payload closes a file only there.
 */
export function headAsGet<Context>(handle: RouteHandler<Context>): RouteHandler<Context> {
  return async (req, context) => {
    if (req.method !== 'HEAD') return handle(req, context)
    const response = await handle(new Request(req.url, { headers: req.headers }), context)
    await response.arrayBuffer()
    return new Response(null, response)
  }
}
