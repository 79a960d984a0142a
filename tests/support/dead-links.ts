import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Finds links in the documents of a folder, at its top and in `docs`, to files that it lacks. */
export function deadLinksIn(folder: string): string[] {
  const docs = readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' })
  const files = [...readdirSync(folder), ...docs.map((file) => join('docs', file))]
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
      return links
        .filter((link) => !existsSync(join(folder, dirname(file), link)))
        .map((link) => `${file}: ${link}`)
    })
}
