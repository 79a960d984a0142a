import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the CPU time of ended children in hundredths of a second. */
const MS_PER_TICK = 10

/** Returns the memory of a process, in MB (Linux). */
export function rssMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/**
 * Returns the CPU time of a process so far, in milliseconds: the cost of its work, even while others use
 * the machine. Linux counts nanoseconds for each thread; those of ended threads are not included.
 */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const worked = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return worked.reduce((sum, each) => sum + each, 0) / 1e6
}

/** Returns the CPU time of a process and its ended children so far, in milliseconds (Linux). */
export function cpuMsWithChildren(pid: number): number {
  // The fields after the name in brackets, which may contain spaces: utime is the 12th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * MS_PER_TICK, 0)
}

/** Counts the open files and connections of a process (Linux). */
export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
