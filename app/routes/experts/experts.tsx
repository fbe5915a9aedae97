export default function Experts() {
  return <div className="wrap" />
}
