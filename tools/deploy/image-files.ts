import { DockerfileParser } from 'dockerfile-ast'

/** What the stage `service` of a Dockerfile copies from the repository, the command that it runs, and how it is asked. */
export function serviceImage(dockerfile: string) {
  const lines = DockerfileParser.parse(dockerfile).getInstructions()
  const start = lines.findIndex((line) => line.getKeyword() === 'FROM' && / AS service$/i.test(line.toString()))
  const length = lines.slice(start + 1).findIndex((line) => line.getKeyword() === 'FROM')
  const stage = lines.slice(start + 1, start + 1 + length)
  const ofKeyword = (keyword: string) => stage.filter((line) => line.getKeyword() === keyword)
  const words = (keyword: string) =>
    ofKeyword(keyword).map((line) => line.getArguments().map((argument) => argument.getValue()))
  return {
    // Of the other stages come the packages only; the last word of each line is the place in the image.
    files: words('COPY').flatMap((copied) =>
      copied.length > 1 && !copied[0]?.startsWith('/app/') ? copied.slice(0, -1) : [],
    ),
    user: words('USER').flat().at(-1),
    /** The command of the health check, empty without one. */
    healthcheck: commandOf(/CMD\s+(\[[\s\S]*\])\s*$/.exec(ofKeyword('HEALTHCHECK').at(-1)?.toString() ?? '')?.[1]),
    command: commandOf(ofKeyword('CMD').at(-1)?.getArgumentsContent() ?? undefined),
  }
}

function commandOf(json = '[]'): readonly string[] {
  return JSON.parse(json) as readonly string[]
}
