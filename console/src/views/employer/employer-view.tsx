export default function EmployerView({ name }: { readonly name: string }): React.ReactElement {
  return <h1>{name}</h1>;
}
