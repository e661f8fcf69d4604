export default function OccupationView({ code }: { readonly code: string }): React.ReactElement {
  return <h1>{code}</h1>;
}
