import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

/** First path segments of files. */
const FILES = [
  'media',
  'files',
  'volunteer-photos',
  'brand',
  'favicon.ico',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
]

/** First path segments that are not English pages: everything else is rewritten to /en/…. */
const NOT_A_PAGE = [
  ...['en', 'hi', 'api', 'calendar', 'cms', 'cms-api', 'preview', 'share', '_next'],
  ...FILES,
].join('|')

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  // server.ts compresses, and hashes the inline scripts before it does.
  compress: false,
  poweredByHeader: false,
  // Uploads are kept as WebP in fixed widths: the optimizer has nothing to do (and decodes AVIF).
  images: { unoptimized: true },
  // Title and description stand in the head of every page: streamed in later, they would need an
  // inline script that the policy refuses.
  htmlLimitedBots: /.*/,
  // They read files of their own from their folders, or start workers with code of their own.
  serverExternalPackages: [
    ...['pdfkit', 'fontkit', 'read-excel-file'],
    // Few sites send traces: for all others they stay out of the build.
    ...['context-async-hooks', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map(
      (name) => `@opentelemetry/${name}`,
    ),
  ],
  // `npm run check` proves the types of everything, tests included; a build only builds.
  typescript: { ignoreBuildErrors: true },
  // Pages and cached reads are kept by the server's own page cache (docs/decisions/0011).
  cacheHandler: fileURLToPath(
    new URL('./src/bootstrap/pages/next-cache-handler.mjs', import.meta.url),
  ),
  experimental: {
    // Entries are loaded when they are first asked for: a start takes a second less, and what nobody
    // visits takes no memory. So no build may replace `.next` under a running site (docs/running).
    preloadEntriesOnStart: false,
    // Writing Turbopack's cache takes a third of a first build, and 350 MB.
    turbopackFileSystemCacheForBuild: false,
    // Of the server's files, 270 MB that nothing reads: server.ts turns source maps off.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // Otherwise each import() on the server brings another copy of Payload (docs/decisions/0150).
    turbopackServerSideNestedAsyncChunking: true,
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/media/:filename', destination: '/cms-api/media/file/:filename' },
        { source: '/files/:filename', destination: '/cms-api/documents/file/:filename' },
        {
          source: '/volunteer-photos/:filename',
          destination: '/cms-api/volunteer-photos/file/:filename',
        },
        { source: '/', destination: '/en' },
        {
          source: `/:path((?!(?:${NOT_A_PAGE.replaceAll('.', '\\.')})(?:/|$)).*)`,
          destination: '/en/:path*',
        },
      ],
      afterFiles: [
        // Whatever is neither a file nor a call is an unknown page, shown in the site's shell.
        {
          source: '/:path(api|calendar|cms-api|share|preview(?:/[^/]*)?)',
          destination: '/en/:path',
        },
        ...[...FILES, '_next'].map((first) => ({
          source: `/:path(${first.replaceAll('.', '\\.')}(?:/.*)?)`,
          destination: '/en/:path',
        })),
      ],
    }
  },
  async redirects() {
    return [
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path*', destination: '/:path*', permanent: true },
      // One door: the panel's own sign-in pages lead to ours.
      ...['login', 'create-first-user', 'forgot', 'reset/:token*', 'logout-inactivity'].map(
        (page) => ({ source: `/cms/${page}`, destination: '/admin-login', permanent: false }),
      ),
    ]
  },
}

export default withPayload(nextConfig)
