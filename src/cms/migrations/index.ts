export const migrations: { name: string; up: unknown; down: unknown }[] = []
